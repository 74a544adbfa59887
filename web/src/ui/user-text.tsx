import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { textDirection, textLanguage } from '../i18n/text-language.ts';
import { numberRuns } from './number-runs.ts';

interface NumbersProps {
  children: string;
  /** Phone numbers dial when they are pressed. */
  dials?: boolean;
}

/** A line with its long numbers in the order of their digits, in lines of both directions. */
export function Numbers({ children, dials = false }: NumbersProps) {
  return numberRuns(children).map(({ text, isNumber, dial }, at) => {
    if (!isNumber) return <Fragment key={at}>{text}</Fragment>;
    const number = (
      // On one line where it fits. A box, because a number with many blanks may be wider than the page.
      <Box as="bdi" dir="ltr" display="inline-block" maxW="full">
        {text}
      </Box>
    );
    if (!dials || dial === undefined) return <Fragment key={at}>{number}</Fragment>;
    return (
      <chakra.a
        key={at}
        href={`tel:${dial}`}
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        {number}
      </chakra.a>
    );
  });
}

/** One line that somebody wrote, such as a title: in its own direction and language. */
export function UserLine({ children }: { children: string }) {
  return (
    <bdi lang={textLanguage(children)}>
      <Numbers>{children}</Numbers>
    </bdi>
  );
}

interface UserTextProps extends Omit<BoxProps, 'children' | 'as'> {
  text: string;
  as?: 'span';
}

/**
 * A text that somebody wrote: each line in its own direction and language, all aligned as most of the text reads. It is
 * as wide as its longest line, so that a text of the other direction begins below its heading. `as`: inside a sentence.
 */
export function UserText({ text, as, ...props }: UserTextProps) {
  return (
    <Box as={as} dir={textDirection(text)} width="fit-content" maxW="full" {...props}>
      {text.split(/\r\n?|\n/).map((line, index) => (
        <Box
          // Lines have no other name, and never change places.
          key={index}
          as={as ?? 'p'}
          display="block"
          dir="auto"
          lang={textLanguage(line)}
          unicodeBidi="plaintext"
          textAlign="match-parent"
          overflowWrap="anywhere"
          _empty={{ height: '1lh' }}
        >
          <Numbers dials>{line}</Numbers>
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
