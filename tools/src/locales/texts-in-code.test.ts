import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts as firstTexts } from '../../../web/src/i18n/texts-en.ts';
import { repositoryRoot } from '../repository.ts';
import { flatTexts, readLocales } from './locale-files.ts';
import { moduleImports, textsNotLoaded, siteRoutes } from './page-texts.ts';
import { namespacesOf, openProduct, textUses, type Namespaces } from './text-uses.ts';

/** Reading all code of the site and the functions takes some seconds, and more while other tests run. */
const readingMs = 120_000;

const english = flatTexts(readLocales(join(repositoryRoot, 'locales')).en);
const namespaces = namespacesOf(english);

/** Keys whose types come from elsewhere: a callback, a hook, a form, a schema. */
const correct = {
  'web/src/correct.fixture.tsx': `
    import { useFormik } from 'formik';
    import type { TFunction } from 'i18next';
    import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
    import { Trans, useTranslation } from 'react-i18next';
    import { investorProfileSchema } from '@qaysari/contract/investor/schema';

    const fields = ['forms', 'stages'] as const;
    type Field = (typeof fields)[number];
    interface ListProps { names: readonly Field[]; nameOf: (name: Field) => string }
    const List = ({ names, nameOf }: ListProps): ReactNode => names.map((name) => nameOf(name));

    export function Hooks({ names }: ComponentProps<typeof List>) {
      const { t } = useTranslation('investing');
      const [field] = useState<Field>('forms');
      const known = useMemo(() => fields.filter((each) => each !== field), [field]);
      const formik = useFormik<{ field: Field }>({ initialValues: { field }, onSubmit: () => undefined });
      const texts = [...names, ...known].map((name) => t(\`field.\${name}\`));
      return <p title={t(\`help.\${formik.values.field === 'forms' ? 'title' : 'about'}\`)}>
        {texts}{t(\`field.\${field}\`)}<List names={fields} nameOf={(name) => t(\`field.\${name}\`)} />
      </p>;
    }
    export function Schema({ t }: { t?: TFunction<'investors'> }) {
      const { forms = [] } = investorProfileSchema.validateSync({});
      return <p>{forms.map((form) => t?.(\`forms.\${form}\`))}</p>;
    }
    export function Others() {
      const { t } = useTranslation('investing');
      return <p>{t(['own.name', 'own.budget'])}<Trans t={t} i18nKey="own.budgetHidden">text</Trans></p>;
    }
  `,
};

describe('the texts in the code', () => {
  let program: ReturnType<typeof openProduct>;
  let uses: ReturnType<typeof textUses>;
  let imports: ReturnType<typeof moduleImports>;
  let found: ReadonlySet<string> | undefined;

  beforeAll(() => {
    program = openProduct(correct);
    uses = textUses(program, namespaces);
    const fixture = [...uses.keys()].find(({ fileName }) => fileName.endsWith('.fixture.tsx'));
    if (!fixture) throw new Error('there is no fixture');
    expect(program.getSemanticDiagnostics(fixture).map(({ messageText }) => messageText)).toEqual(
      [],
    );
    found = uses.get(fixture)?.keys;
    uses.delete(fixture);
    imports = moduleImports(uses.keys(), program.getTypeChecker());
  }, readingMs);

  /** Keys that no code names. */
  function unused(known: Namespaces): string[] {
    const used = new Set([...uses.values()].flatMap(({ keys }) => [...keys]));
    return [...known]
      .flatMap(([namespace, keys]) => [...keys].map((key) => `${namespace}:${key}`))
      .filter((key) => !used.has(key));
  }

  const notLoaded = (routes: ReturnType<typeof siteRoutes>) =>
    textsNotLoaded({ uses, imports, namespaces, routes, always: Object.keys(firstTexts) });

  it('leave no key of the locale files unused', () => {
    expect(unused(namespaces)).toEqual([]);
  });

  it('are read by their types: a key that no code names is found', () => {
    expect(unused(new Map([['common', new Set(['siteName', 'nobody'])]]))).toEqual([
      'common:nobody',
    ]);
  });

  it('are found wherever the type of their key comes from', () => {
    expect([...(found ?? [])].toSorted()).toEqual(
      ['field.forms', 'field.stages', 'help.about', 'help.title']
        .concat('own.budget', 'own.budgetHidden', 'own.name')
        .map((key) => `investing:${key}`)
        .concat(['cash', 'loan', 'partner', 'share'].map((form) => `investors:forms.${form}`)),
    );
  });

  it('are loaded by the route of each page that shows them', () => {
    expect(notLoaded(siteRoutes(program))).toEqual([]);
  });

  it('are loaded by no route in vain: its page misses each that is left out', () => {
    const routes = siteRoutes(program);
    const forgetful = routes.flatMap((route) =>
      route.texts.map((text) => ({ ...route, texts: route.texts.filter((each) => each !== text) })),
    );
    expect(forgetful.length).toBeGreaterThan(10);
    expect(forgetful.filter((route) => notLoaded([route]).length === 0)).toEqual([]);
  });
});
