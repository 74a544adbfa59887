import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import cloneFlat from './clone-flat.ts';

const fromFormik = createRequire(createRequire(import.meta.url).resolve('formik'));
const cloneDeep = fromFormik('lodash/cloneDeep') as <Value>(value: Value) => Value;

it.each([{ title: 'A shop', isStartup: false }, { title: true }, {}, undefined])(
  'copies %o as lodash does',
  (value) => {
    const copy = cloneFlat(value);
    expect(copy).toEqual(cloneDeep(value));
    if (value !== undefined) expect(copy).not.toBe(value);
  },
);
