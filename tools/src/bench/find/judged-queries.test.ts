import { fold } from '@qaysari/contract/shared/fold';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { expect, it } from 'vitest';
import { isListed } from '../../seed/data-problems.ts';
import { readSeedData } from '../../seed/seed-data.ts';
import { queryKinds, readJudgedQueries } from './judged-queries.ts';

const listed = readSeedData().listings.filter(isListed);

it('asks nothing twice, and for listings that the lists have', () => {
  const queries = readJudgedQueries(listed);
  const texts = queries.map(({ text }) => fold(text));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(queries.filter(({ kind, right }) => (kind === 'nothing') !== (right.size === 0))).toEqual(
    [],
  );
});

it('asks in each language, for each difficulty and for each listing', () => {
  const queries = readJudgedQueries(listed);
  expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(languageCodes));
  expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(queryKinds));
  const right = new Set(queries.flatMap((query) => [...query.right]));
  expect(listed.filter(({ key }) => !right.has(key))).toEqual([]);
});

it('refuses a listing that is not there', () => {
  const others = listed.filter(({ key }) => key !== 'salim-street-coffee-bar');
  expect(() => readJudgedQueries(others)).toThrow('unknown');
});
