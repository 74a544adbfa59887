import { describe, expect, it } from 'vitest';
import { readySentence } from '../../../../functions/src/review/ready-sentences.ts';
import { chooseNote } from './choose-note.ts';

async function choose(typed: string) {
  const keys = [...typed].values();
  const said: string[] = [];
  const note = await chooseNote({
    nextKey: () => Promise.resolve(keys.next().value),
    print: (text) => said.push(text),
    echo: (text) => said.push(text),
    language: 'ku',
    sentences: ['phoneInTitle', 'duplicate'],
  });
  return { said: said.join('\n'), note: note?.('ku') };
}

describe('chooseNote', () => {
  it('offers the sentences in the language of the person who reads one', async () => {
    const { said, note } = await choose('92');
    expect(note).toBe(readySentence('duplicate', 'ku'));
    expect(said).toContain(`  1  ${readySentence('phoneInTitle', 'ku')}`);
  });

  it('takes a typed text, and shows it', async () => {
    const { said, note } = await choose('tنرخت\u007Fەکە\r');
    expect(note).toBe('نرخەکە');
    expect(said).toContain('نرخەکە');
  });

  it.each(['\u001B', 't\u001B', 'tabc\u001B', 't\r', 't  \n', '', 'tabc'])(
    'goes back for %j',
    async (typed) => {
      expect((await choose(typed)).note).toBeUndefined();
    },
  );
});
