import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/shared/limits';
import type { PhraseKey } from '@qaysari/contract/message/types';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { Outgoing, ShownMessage } from '../data/shown-message.ts';
import { useMessageDraft } from '../data/use-message-draft.ts';
import { GrowingField } from './growing-field.tsx';
import { PhraseRow } from './phrase-row.tsx';
import { isSendKey } from './send-key.ts';

/** Lazy: most messages are typed. */
const DaySheet = lazyPart(async () => (await import('./day-sheet.tsx')).DaySheet);

/** From here on somebody should know how much room is left. */
const fewLeft = 200;

interface ComposerProps {
  userId: string;
  last: ShownMessage | undefined;
  /** Nothing can be sent. */
  isOff: boolean;
  /** There is little room on the screen. */
  isLow: boolean;
  onSend: (body: Outgoing) => void;
  onMeeting: () => void;
}

/** Where a message is written; what was typed stays while somebody is elsewhere. */
export function Composer({ userId, last, isOff, isLow, onSend, onMeeting }: ComposerProps) {
  const { t } = useTranslation('inbox');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useMessageDraft(userId);
  const [asking, setAsking] = useState<PhraseKey>();
  const content = text.trim();
  const room = limits.messageLength - content.length;
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
