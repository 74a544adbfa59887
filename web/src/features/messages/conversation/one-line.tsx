import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useDirection } from '../../../i18n/language.ts';
import { textLanguage } from '../../../i18n/text-language.ts';
import { Numbers } from '../../../ui/user-text.tsx';

/**
 * One line of a text that somebody wrote, cut at its own end with "…", at the start of the page's lines. An inline box of
 * the other direction would be cut at its beginning.
 */
export function OneLine({ children, ...props }: HTMLChakraProps<'span'> & { children: string }) {
  const direction = useDirection();
  const language = textLanguage(children);
  const own = language === undefined ? direction : language === 'en' ? 'ltr' : 'rtl';
  return (
    <chakra.span
      display="block"
      minW="0"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      dir={own}
      lang={language}
      textAlign={own === direction ? 'start' : 'end'}
      {...props}
    >
      <Numbers>{children}</Numbers>
    </chakra.span>
  );
}
