import { cleanText, countCharacters } from '@qaysari/contract/shared/clean-text';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import type { PhraseKey } from '@qaysari/contract/message/types';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Outgoing, ShownMessage } from '../conversation/shown-message.ts';
import { GrowingField, isSendKey } from './growing-field.tsx';
import { PhraseRow, type PhraseSide } from './phrase-row.tsx';
import { dropDraft, readDraft, writeDraft } from '../../../lib/drafts/drafts.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';

/** Each person has drafts of their own: another may sign in on the same tab. */
const nameOf = (me: string | undefined, userId: string) => `message/${me}/${userId}`;

/** The unsent text to a person. It survives a reload of the tab. */
export function useMessageDraft(userId: string): readonly [string, (text: string) => void] {
  const name = nameOf(useCurrentPerson(), userId);
  const [typed, setTyped] = useState(() => ({ name, text: read(name) }));
  const current = typed.name === name ? typed : { name, text: read(name) };
  const write = (text: string) => {
    setTyped({ name, text });
    if (text === '') dropDraft(name);
    else writeDraft(name, { text });
  };
  return [current.text, write];
}

function read(name: string): string {
  const { text } = readDraft(name);
  return typeof text === 'string' ? text : '';
}

/** Lazy: most messages are typed. */
const DaySheet = lazyComponent(async () => (await import('./day-sheet.tsx')).DaySheet);

/** From this length on the number of remaining characters is shown. */
const fewLeft = 200;

interface ComposerProps {
  userId: string;
  last: ShownMessage | undefined;
  side: PhraseSide;
  /** Nothing can be sent. */
  isOff: boolean;
  /** There is little room on the screen. */
  isLow: boolean;
  onSend: (body: Outgoing) => void;
  onMeeting: () => void;
}

/** The field for a new message. Its text stays while somebody is on another page. */
export function Composer(props: ComposerProps) {
  const { userId, last, side, isOff, isLow, onSend, onMeeting } = props;
  const { t } = useTranslation('inbox');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useMessageDraft(userId);
  const [asking, setAsking] = useState<PhraseKey>();
  const content = cleanText(text);
  const room = limits.messageLength - countCharacters(content);
  const canSend = !isOff && content !== '' && room >= 0;
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!canSend) return;
    onSend({ content });
    setText('');
    field.current?.focus();
  };
  return (
    <>
      {!isOff && text === '' && !isLow && (
        <PhraseRow
          last={last}
          side={side}
          onPhrase={(key) => onSend({ phrase: { key } })}
          onAskForDay={setAsking}
          onMeeting={onMeeting}
        />
      )}
      <Flex asChild align="flex-end" gap="2" px="3" py="2">
        <form onSubmit={send}>
          <Box flex="1" minW="0">
            <GrowingField
              ref={field}
              aria-label={t('write.label')}
              placeholder={t('write.placeholder')}
              enterKeyHint="enter"
              disabled={isOff}
              aria-invalid={room < 0}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (!isSendKey(event)) return;
                event.preventDefault();
                send();
              }}
            />
            <Room room={room} />
          </Box>
          <Button
            type="submit"
            size="icon"
            flexShrink="0"
            aria-label={t('write.send')}
            disabled={isOff}
            aria-disabled={!canSend}
            {...(!canSend && { opacity: 0.5 })}
            // The keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
          >
            <SendHorizontal className="mirror" size={20} aria-hidden="true" />
          </Button>
        </form>
      </Flex>
      {asking !== undefined && (
        <DaySheet
          onSend={(day) => onSend({ phrase: { key: asking, day } })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** How much more can be written, once it is little. */
function Room({ room }: { room: number }) {
  const { t } = useTranslation('inbox');
  const isTooLong = room < 0;
  return (
    <Box
      as="p"
      role="status"
      fontSize="xs"
      px="3"
      color={isTooLong ? 'fg.error' : 'fg.muted'}
      _empty={{ display: 'none' }}
    >
      {room < fewLeft &&
        (isTooLong ? t('write.tooLong', { count: -room }) : t('write.left', { count: room }))}
    </Box>
  );
}
