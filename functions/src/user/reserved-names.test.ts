import { expect, it } from 'vitest';
import { isReservedName } from './reserved-names.ts';

it.each([
  ...[
    'support',
    'Support',
    'admin',
    'admin1',
    'a.d.m.i.n',
    '4dm1n',
    'adm1n',
    'supp0rt',
    'support.iq',
  ],
  ...['the-support-team', 'qaysari', 'Qaysari_official', 'qaysari2', 'q4ysari', 'qaisari', 'team'],
  ...['official', 'info', 'root', 'moderator_7', 'no-reply'],
])('refuses %s', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each([
  ...['zainab.khafaji', 'supporter', 'teamwork', 'ali.official', 'info.bakery', 'systematic'],
  ...['badminton', 'rooted', 'securitydoors', '1234', 'qais.ali', 'service.station', 'mostafa'],
])('allows %s', (name) => {
  expect(isReservedName(name)).toBe(false);
});
