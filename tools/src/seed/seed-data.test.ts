import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { PlainProblem } from '../plain-problem.ts';
import { repositoryRoot } from '../repository.ts';
import { readSeedData, seedFolder } from './seed-data.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  const isPicture = (path: string) => path.startsWith(join(seedFolder, 'pictures'));
  cpSync(seedFolder, folder, { recursive: true, filter: (path) => !isPicture(path) });
});

/** Replaces a text in a copy of the data, and answers what `readSeedData` then says. */
function faultsAfter(file: string, before: string | RegExp, after: string): string {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  try {
    readSeedData(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(PlainProblem);
    return (error as PlainProblem).message;
  }
  return '';
}

const shown = (file: string) => relative(repositoryRoot, join(folder, file));

describe('readSeedData', () => {
  it('reads the listings, members, conversations and favourites of the seed', () => {
    const { listings, members, conversations, favourites } = readSeedData(folder);
    expect([listings.length, members.length]).toEqual([176, 24]);
    expect(conversations.length).toBeGreaterThan(5);
    expect(favourites.length).toBeGreaterThan(10);
  });

  const salons = 'listings/beauty-salons.yaml';
  it.each([
    [salons, 'location: erbil', 'location: london', 'location: unknownValue'],
    [salons, 'price: 34000', 'price: -1', 'price: positiveNumber'],
    [salons, 'price: 34000', "price: '34000'", 'price: validNumber'],
    [salons, 'employees: 8', 'employees:', 'employees: empty'],
    [salons, 'pictures: 4', 'pictures: 11', 'pictures: tooLarge'],
    [salons, 'isFeatured: false', 'featured: false', 'isFeatured: required'],
    [salons, 'status: approved', 'status: rejected', 'a rejected listing has a moderation note'],
    [salons, 'language: ku', 'language: en', 'description: not in the language of the listing'],
    [salons, 'pictures: 4', "monthlyRent: '900000'", 'monthlyRent: currencyMissing'],
    [salons, 'pictures: 4', 'stock: 1.999 usd', 'stock: amountMeant'],
    [salons, 'pictures: 4', 'keyMoney: 0 iqd', 'keyMoney: positiveNumber'],
    [salons, 'pictures: 4', "rentUntil: '1999-05'", 'rentUntil: month'],
    [salons, 'pictures: 4', 'licences: [driving]', 'licences: unknownValue'],
    [salons, 'pictures: 4', 'sellingReason: boredom', 'sellingReason: unknownValue'],
  ])('names file, listing and field when in %s "%s" becomes "%s"', (...change) => {
    const [file, before, after, problem] = change;
    expect(faultsAfter(file, before, after)).toContain(
      `${shown(file)}: erbil-women-salon-gulan: ${problem}`,
    );
  });

  it('stores figures as the form does', () => {
    const typed = [
      'monthlyRent: 900000 iqd',
      'downPayment: 0 usd',
      'rentUntil: 2040-03',
      'licences: [health, tax]',
      'ownerHelpWeeks: 8',
    ];
    expect(faultsAfter(salons, 'pictures: 4', ['pictures: 4', ...typed].join('\n  '))).toBe('');
    const { listings } = readSeedData(folder);
    expect(listings.find(({ key }) => key === 'erbil-women-salon-gulan')).toMatchObject({
      monthlyRent: { price: 900_000, currency: 'iqd' },
      downPayment: { price: 0, currency: 'usd' },
      rentUntil: '2040-03',
      licences: ['health', 'tax'],
      ownerHelpWeeks: 8,
    });
  });

  it.each(['+9647701245836', '+96470012458', '07001245836'])(
    'refuses the phone number %s of a member',
    (phone) => {
      expect(faultsAfter('members.yaml', '+9647001245836', phone)).toContain(
        `${shown('members.yaml')}: ali-rubaie: phone: `,
      );
    },
  );

  it('refuses a member whose ads show a company that they do not have', () => {
    expect(faultsAfter('members.yaml', 'nameOnAds: firstname', 'nameOnAds: companyname')).toBe('');
    expect(
      faultsAfter(
        'members.yaml',
        /(- key: saman-feyli[^-]*nameOnAds:) firstname/,
        '$1 companyname',
      ),
    ).toContain(`${shown('members.yaml')}: saman-feyli: nameOnAds: there is no company`);
  });

  it('refuses a message of nobody', () => {
    expect(faultsAfter('conversations.yaml', '- asker: ', '- stranger: ')).toContain('messages[0]');
  });

  it('names file and line of what is no YAML', () => {
    expect(faultsAfter(salons, '  language: ku', '   language: ku')).toMatch(
      /beauty-salons\.yaml: .* at line \d+/,
    );
  });
});
