import { Box, type BoxProps } from '@chakra-ui/react/box';
import { textLanguage } from '../i18n/text-language.ts';

/** One line that somebody wrote, such as a title: in its own direction and language. */
export function UserLine({ children }: { children: string }) {
  return <bdi lang={textLanguage(children)}>{children}</bdi>;
}

/** A text that somebody wrote: each line in its own direction and language. */
export function UserText({ text, ...props }: Omit<BoxProps, 'children'> & { text: string }) {
  return (
    <Box {...props}>
      {text.split(/\r\n?|\n/).map((line, index) => (
        <Box
          // Lines have no other name, and never change places.
          key={index}
          as="span"
          display="block"
          dir="auto"
          lang={textLanguage(line)}
          unicodeBidi="plaintext"
          textAlign="start"
          overflowWrap="anywhere"
          _empty={{ height: '1lh' }}
        >
          {line}
        </Box>
      ))}
    </Box>
  );
}

/** What our team wrote to somebody, under a label, inside an alert. */
export function StaffNote({ label, note }: { label: string; note: string }) {
  return (
    <>
      <Box as="span" display="block" mt="2" fontWeight="semibold">
        {label}
      </Box>
      <UserText as="span" display="block" text={note} />
    </>
  );
}
