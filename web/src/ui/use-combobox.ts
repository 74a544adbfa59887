import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLayer } from '../lib/browser/layers.ts';

interface ComboboxOptions {
  /** Whether the list may be shown; it also needs options. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Keys of the options in their order on the screen. */
  options: readonly string[];
  onChoose: (option: string) => void;
  /** Called for the key Delete on an option. */
  onDelete?: ((option: string) => void) | undefined;
}

/**
 * A text field with a list of suggestions below it: the keys, roles and states of WAI-ARIA's "editable combobox
 * with list autocomplete". The focus stays in the field, where Home, End and the side arrows move the cursor; up and
 * down walk through the list and, between its ends, back to the text alone.
 */
export function useCombobox({ isOpen, setOpen, options, onChoose, onDelete }: ComboboxOptions) {
  const listId = useId();
  const [marked, setMarked] = useState<string>();
  const expanded = isOpen && options.length > 0;
  // An option that disappeared is no longer marked, even when another is in its position.
  const active = expanded ? options.find((option) => option === marked) : undefined;
  const idOf = (option: string) => `${listId}-${options.indexOf(option)}`;
  const activeId = active === undefined ? undefined : idOf(active);

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  const show = () => {
    setMarked(undefined);
    setOpen(true);
  };
  const close = () => setOpen(false);
  useLayer(expanded, close);
  const choose = (option: string) => {
    close();
    onChoose(option);
  };
  const step = (by: 1 | -1) => {
    const ring = [undefined, ...options];
    const from = ring.indexOf(active);
    setMarked(ring.at((from + by) % ring.length));
    setOpen(true);
  };

  return {
    expanded,
    show,
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown: (event: KeyboardEvent) => {
        const act = keyActions({ active, expanded, step, close, choose, onDelete })[event.key];
        // Keys that compose a letter or have modifiers are left to the browser.
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (act && isPlain && !event.nativeEvent.isComposing && act()) event.preventDefault();
      },
    } as const,
    listProps: { id: listId, role: 'listbox' } as const,
    optionProps: (option: string) =>
      ({
        id: idOf(option),
        role: 'option',
        'aria-selected': option === active,
        'data-highlighted': option === active ? '' : undefined,
        onPointerMove: () => setMarked(option),
        onClick: () => choose(option),
      }) as const,
  };
}

interface KeyContext {
  active: string | undefined;
  expanded: boolean;
  step: (by: 1 | -1) => void;
  close: () => void;
  choose: (option: string) => void;
  onDelete: ((option: string) => void) | undefined;
}

/** The action of each key. True: prevent the browser's default. */
function keyActions(context: KeyContext): Partial<Record<string, () => boolean>> {
  const { active, expanded, step, close, choose, onDelete } = context;
  return {
    ArrowDown: () => (step(1), true),
    ArrowUp: () => (step(-1), true),
    Enter: () => {
      if (active === undefined) close();
      else choose(active);
      return active !== undefined;
    },
    Escape: () => {
      if (expanded) close();
      return expanded;
    },
    Delete: () => {
      if (active === undefined || !onDelete) return false;
      onDelete(active);
      return true;
    },
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
