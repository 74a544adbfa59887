import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Something on a page, as people know it. */
export interface Target {
  by: 'role' | 'label' | 'text' | 'css';
  /** The whole text or label, or the role, or the selector. */
  value: string;
  /** The whole name of a role. */
  name?: string | undefined;
  within?: Target | undefined;
}

export const role = (value: string, name?: string, within?: Target): Target => ({
  by: 'role',
  value,
  name,
  within,
});
export const label = (value: string, within?: Target): Target => ({ by: 'label', value, within });
export const text = (value: string, within?: Target): Target => ({ by: 'text', value, within });
export const css = (value: string, within?: Target): Target => ({ by: 'css', value, within });

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
  var elementsOf: (target: Target) => HTMLElement[];
}

/** Runs in the page: what of a target people can see, in the order of the document. */
function elementsOf({ by, value, name, within }: Target): HTMLElement[] {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom;
  const findIn = {
    role: (scope: HTMLElement) => queryAllByRole(scope, value, name === undefined ? {} : { name }),
    label: (scope: HTMLElement) => queryAllByLabelText(scope, value),
    text: (scope: HTMLElement) => queryAllByText(scope, value),
    css: (scope: HTMLElement) => [...scope.querySelectorAll<HTMLElement>(value)],
  };
  const scopes = within ? globalThis.elementsOf(within) : [document.body];
  return scopes.flatMap(findIn[by]).filter((element) => by === 'css' || element.checkVisibility());
}

const fileOf = createRequire(import.meta.url).resolve;

/** What a page must load before targets can be looked for in it. */
export const targetSources = [
  readFileSync(fileOf('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8'),
  `globalThis.elementsOf = ${elementsOf.toString()}`,
];

/** Axe, which looks for problems of accessibility. */
export const axeSource = readFileSync(fileOf('axe-core/axe.min.js'), 'utf8');
