import type { ErrorKey } from '@qaysari/contract/locale-keys';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import './i18n.ts';
import type { Language } from '@qaysari/contract/languages';

/**
 * A text of `errors.json` and what fills its placeholders, a text as the server wrote it, or that none came from
 * the server.
 */
export type ErrorText =
  | { key: ErrorKey; params?: Readonly<Record<string, string | number>> }
  | { text: string }
  | { network: 'offline' | 'noAnswer' };

const pluralForm = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{(\w+)\}\}/g;

/**
 * Finds the key of a text that the server wrote, so that it can be said again in another language.
 * `bundle` is the `errors.json` of the language that it was written in.
 */
export function errorTextOf(text: string, bundle: Readonly<Record<string, string>>): ErrorText {
  for (const [key, template] of Object.entries(bundle)) {
    const found = patternOf(template).exec(text);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(
      ([name, value]) => [name, Number(value)] as const,
    );
    // Forms like "two minutes" do not show their number: only the text itself can say it.
    if (pluralForm.test(key) && params.length === 0) return { text };
    return {
      key: key.replace(pluralForm, '') as ErrorKey,
      ...(params.length > 0 && { params: Object.fromEntries(params) }),
    };
  }
  return { text };
}

function patternOf(template: string): RegExp {
  const [...parts] = template.split(placeholder);
  const pattern = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>\\d+)`,
  );
  return new RegExp(`^${pattern.join('')}$`);
}

/** Reads a text that the server wrote in `language`. */
export function readServerText(text: string, language: Language): ErrorText {
  const bundle = i18next.getResourceBundle(language, 'errors') as
    Record<string, string> | undefined;
  return errorTextOf(text, bundle ?? {});
}

/** Says an error in the language of the page. */
export function useErrorText(): (error: ErrorText) => string {
  const { t } = useTranslation(['errors', 'common']);
  return (error) => {
    if ('text' in error) return error.text;
    if ('network' in error) return t(`common:form.${error.network}`);
    return t(`errors:${error.key}`, { ...error.params });
  };
}
