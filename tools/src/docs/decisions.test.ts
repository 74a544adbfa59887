import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const folder = join(repositoryRoot, 'docs/decisions');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const records = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));

const head =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>\d{4}-\d{2}-\d{2})\. Status: (?<status>accepted|superseded by (?<newer>\d+))\.\n/;

describe('the decisions', () => {
  it('are there', () => {
    expect(records.length).toBeGreaterThan(20);
  });

  it.each(records)('%s begins with number, title, date and status', (name) => {
    const found = head.exec(read(name))?.groups;
    expect(found, 'needs "# N. Title", a blank line, "Date: …. Status: …."').toBeDefined();
    expect(Number(found?.['number'])).toBe(Number(name.slice(0, 4)));
    const date = found?.['date'] ?? '';
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  it('give each number once', () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(numbers).toStrictEqual([...new Set(numbers)]);
  });

  it('are superseded only by a record that exists', () => {
    const newer = records.flatMap((name) => head.exec(read(name))?.groups?.['newer'] ?? []);
    const known = records.map((name) => String(Number(name.slice(0, 4))));
    expect(newer.filter((number) => !known.includes(number))).toStrictEqual([]);
  });
});
