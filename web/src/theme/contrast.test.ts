import { expect, test } from 'vitest';
import { semanticTokens, tokens } from './tokens.ts';

const modes = ['base', '_dark'] as const;
type Mode = (typeof modes)[number];

/** The colour of a token such as `{colors.ivory.50}`. */
function hexOf(token: { value: Record<Mode, string> }, mode: Mode): string {
  const path = /^\{colors\.(.+)\}$/.exec(token.value[mode])?.[1]?.split('.') ?? [];
  const found = path.reduce<unknown>(
    (at, part) => (at as Record<string, unknown>)[part],
    tokens.colors,
  );
  return (found as { value: string }).value;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { bg, fg, border, action } = semanticTokens.colors;
const grounds = { page: bg.DEFAULT, panel: bg.panel, raised: bg.raised, subtle: bg.subtle };

test.each(modes)('borders of controls and the focus ring are 3:1 on each ground (%s)', (mode) => {
  for (const [name, ground] of Object.entries(grounds)) {
    for (const line of [border.control, border.focus]) {
      expect(contrast(hexOf(line, mode), hexOf(ground, mode)), name).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each(modes)('text is 4.5:1 on each ground (%s)', (mode) => {
  for (const [name, ground] of Object.entries(grounds)) {
    for (const text of [fg.DEFAULT, fg.muted, fg.brand, fg.accent, fg.error]) {
      expect(contrast(hexOf(text, mode), hexOf(ground, mode)), name).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(hexOf(action.text, mode), hexOf(action.DEFAULT, mode))).toBeGreaterThanOrEqual(
    4.5,
  );
});

test.each(modes)('text of marks and of the line that is pointed at is 4.5:1 (%s)', (mode) => {
  const pairs = [
    [fg.brand, bg.brandSubtle],
    [fg.accent, bg.accentSubtle],
    [fg.DEFAULT, bg.highlight],
  ] as const;
  for (const [text, ground] of pairs) {
    expect(contrast(hexOf(text, mode), hexOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  }
});

test('floating surfaces have contrast on dark, where shadows do not show', () => {
  const on = (one: typeof bg.raised, other: typeof bg.raised) =>
    contrast(hexOf(one, '_dark'), hexOf(other, '_dark'));
  expect(on(border.raised, bg.panel)).toBeGreaterThanOrEqual(3);
  expect(on(bg.highlight, bg.raised)).toBeGreaterThanOrEqual(1.5);
});
