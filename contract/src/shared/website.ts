import { readUrl } from './address.ts';
import { cleanWord } from './clean-text.ts';
import { cleanedBy } from './fields.ts';
import { limits } from './limits.ts';
import { errorKey, yup } from './schema.ts';

/** Sites on which a name such as `@bakery` may be. */
export const handleSites = {
  instagram: 'www.instagram.com',
  facebook: 'www.facebook.com',
} as const;

const handle = /^@(?=[\w.]*\w)[\w.]{1,50}$/;

/** The name of `@name`, which does not say on which site it is. */
export function handleIn(text: string): string | undefined {
  const typed = cleanWord(text);
  return handle.test(typed) ? typed.slice(1) : undefined;
}

/** A web address without `https://`, as people write it: `facebook.com/bakery`. */
const bareAddress = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** A web address with its `https://`. */
export function completeWebsite(text: string): string {
  const typed = cleanWord(text);
  return bareAddress.test(typed) ? `https://${typed}` : typed;
}

/** A web address, completed; may be blank. */
export function websiteField() {
  return yup
    .string()
    .transform(cleanedBy(completeWebsite))
    .optional()
    .max(limits.websiteLength)
    .test({
      name: 'handle',
      message: errorKey('handleMeant'),
      skipAbsent: true,
      test: (text = '') => handleIn(text) === undefined,
    })
    .test({
      name: 'website',
      message: errorKey('website'),
      skipAbsent: true,
      test: (text) => !text || isWebsite(text),
    });
}

/** Rejects a username or password in the URL, which can hide the real host, and marks that URLs leave out silently. */
function isWebsite(text: string): boolean {
  const url = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}\uFFFD]+$/iu.test(text) ? readUrl(text) : undefined;
  if (!url) return false;
  const { hostname, username, password } = url;
  return username === '' && password === '' && /^[^.].*\.[^.]+$/.test(hostname);
}
