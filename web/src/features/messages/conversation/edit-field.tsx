import { cleanText, firstCharacters } from '@qaysari/contract/shared/clean-text';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useActionWithToast } from '../../../lib/api/use-action-with-toast.ts';
import { GrowingField, isSendKey } from '../composer/growing-field.tsx';

interface EditFieldProps {
  text: string;
  onSave: (text: string) => Promise<void>;
  /** Called when it is saved, and when nothing is to save. */
  onEnd: () => void;
}

/** A message of one's own as a field in its place. Leaving it saves a changed text; Escape takes the change back. */
export function EditField({ text, onSave, onEnd }: EditFieldProps) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useState(text);
  const isOver = useRef(false);
  const end = () => {
    isOver.current = true;
    onEnd();
  };
  const { mutate, isPending: isSaving } = useActionWithToast({
    act: onSave,
    failed: t('failed.edit'),
    onDone: end,
  });
  const save = () => {
    const content = cleanText(typed);
    if (isOver.current || isSaving) return;
    if (content === '' || content === text) end();
    else mutate(content);
  };
  return (
    <Box
      aria-live="off"
      width="full"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      }}
    >
      <GrowingField
        autoFocus
        aria-label={t('message.editField')}
        aria-busy={isSaving}
        readOnly={isSaving}
        value={typed}
        onChange={({ target }) => setTyped(firstCharacters(target.value, limits.messageLength))}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          save();
        }}
      />
      <Flex
        justify="flex-end"
        gap="2"
        mt="1"
        // The field keeps the focus: leaving it saves. Safari gives none to buttons.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Button variant="ghost" size="sm" onClick={end}>
          {t('message.cancel')}
        </Button>
        <Button size="sm" aria-disabled={isSaving} onClick={save}>
          {t('message.save')}
        </Button>
      </Flex>
    </Box>
  );
}
