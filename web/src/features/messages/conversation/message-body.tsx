import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { textLanguage } from '../../../i18n/text-language.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Numbers } from '../../../ui/user-text.tsx';
import { elsewhere, linksIn, type Piece } from './links.ts';

/** Lazy: most messages have no link. */
const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** The text of a message: each line in its own direction, with its links. */
export function MessageBody({ text }: { text: string }) {
  return (
    <p>
      {text.split(/\r\n?|\n/).map((line, index) => (
        <Box
          // Lines have no other name, and never change places.
          key={index}
          as="span"
          display="block"
          dir="auto"
          lang={textLanguage(line)}
          textAlign="start"
          overflowWrap="anywhere"
          _empty={{ height: '1lh', minHeight: '1em' }}
        >
          {linksIn(line).map((piece, at) =>
            piece.link ? (
              <Link key={at} text={piece.text} link={piece.link} />
            ) : (
              <Numbers key={at} dials>
                {piece.text}
              </Numbers>
            ),
          )}
        </Box>
      ))}
    </p>
  );
}

type LinkProps = Required<Pick<Piece, 'text' | 'link'>>;

/** It says where it leads before it does, unless it stays on this site. */
function Link({ text, link: { href, host } }: LinkProps) {
  const [wasAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isOwn = host === location.hostname;
  return (
    <>
      <chakra.a
        href={href}
        dir="ltr"
        {...elsewhere}
        textDecoration="underline"
        textUnderlineOffset="0.2em"
        onClick={(event) => {
          if (isOwn) return;
          event.preventDefault();
          setAsked(true);
          setOpen(true);
        }}
      >
        {text}
      </chakra.a>
      {wasAsked && <LeaveDialog href={href} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
