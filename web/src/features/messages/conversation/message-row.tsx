import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import type { ShownMessage } from './shown-message.ts';
import type { ConversationView } from './use-conversation.ts';
import { OptionsButton } from '../menu/options-button.tsx';
import type { Hint } from './hints.ts';
import { useMessageText } from './use-message-text.ts';
import { Bubble, HintLine, NotSent } from './bubble.tsx';
import { EditField } from './edit-field.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { MessageBody } from './message-body.tsx';
import { rowAttributes } from './use-message-scroll.ts';

/** Lazy: with its dialogs it weighs more than all messages. */
const MessageMenu = lazyComponent(
  async () => (await import('./message-menu.tsx')).MessageMenu,
  <Skeleton boxSize="11" borderRadius="full" />,
);

export interface MessageRowProps {
  message: ShownMessage;
  /** Of the other person. */
  name: string;
  hint: Hint | undefined;
  /** Nothing can be sent or edited. */
  isBlocked: boolean;
  /** The message before is from the same person: the space between them is smaller. */
  isFollowing: boolean;
  view: Pick<
    ConversationView,
    'edit' | 'remove' | 'block' | 'retry' | 'discard' | 'send' | 'sendEdited'
  >;
  /** Asks for another time of a meeting. */
  onAnotherTime: (meeting: ShownMessage) => void;
}

/** One message, with what can be done with it beside. */
export function MessageRow(props: MessageRowProps) {
  const { message, name, hint, isBlocked, isFollowing, view } = props;
  const { t } = useTranslation('inbox');
  const { row, isEditing, setEditing } = useEditing();
  const { _id: id, isOwn, seq, failure } = message;
  const marks = {
    [rowAttributes.row]: '',
    ...(seq !== undefined && { [rowAttributes.seq]: seq }),
  };
  return (
    // Without motion every change would still take a moment, in which its place is measured (theme/page.css).
    <Box as="li" ref={row} {...marks} mt={isFollowing ? '1' : '3'} transitionProperty="none">
      <Flex
        as="article"
        direction={isOwn ? 'row-reverse' : 'row'}
        align="center"
        gap="0.5"
        css={hiddenUntilPointed}
      >
        <Box maxW={{ base: '84%', md: '70%' }} minW="0" {...(isEditing && { flex: '1' })}>
          <Box as="span" srOnly>
            {isOwn ? t('message.you') : name}:
          </Box>
          {isEditing ? (
            <EditField
              text={message.content}
              onSave={(text) =>
                failure ? Promise.resolve(view.sendEdited(id, text)) : view.edit(id, text)
              }
              onEnd={() => setEditing(false)}
            />
          ) : (
            <Bubble message={message}>
              <Content {...props} />
            </Bubble>
          )}
          {hint && <HintLine hint={hint} />}
          {failure && !isEditing && (
            <NotSent
              failure={failure}
              onRetry={() => view.retry(id)}
              {...(message.content !== '' && { onEdit: () => setEditing(true) })}
              onDiscard={() => view.discard(id)}
            />
          )}
        </Box>
        {seq !== undefined && !isEditing && (
          <Box className="q-options" flexShrink="0">
            <OptionsButton
              Menu={MessageMenu}
              menu={{ message, name, actions: view, isBlocked, onEdit: () => setEditing(true) }}
              label={t('message.options')}
              iconSize={18}
            />
          </Box>
        )}
      </Flex>
    </Box>
  );
}

/** Returns the focus to the button of the options after editing with the keyboard. */
function useEditing() {
  const row = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasEditing.current && !isEditing && isLost)
      row.current?.querySelector<HTMLElement>('.q-options button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { row, isEditing, setEditing };
}

/** Where a mouse points, the options show beside the message it points at. A finger cannot point: there they stay. */
const hiddenUntilPointed = {
  '@media (hover: hover)': {
    '& .q-options > button': { opacity: 0 },
    '&:hover .q-options > button': { opacity: 1 },
    '& .q-options > button:focus-visible': { opacity: 1 },
    '& .q-options > button[aria-expanded=true]': { opacity: 1 },
  },
} as const;

function Content({ message, isBlocked, view, onAnotherTime }: MessageRowProps): ReactNode {
  const text = useMessageText()(message);
  const { _id: id, meeting, isOwn } = message;
  if (!meeting) return <MessageBody text={text} />;
  const canAnswer = !isOwn && !isBlocked && message.seq !== undefined;
  return (
    <MeetingCard
      meeting={meeting}
      isOwn={isOwn}
      onAnswer={
        canAnswer
          ? (answer) => {
              if (answer === 'another') onAnotherTime(message);
              else view.send({ answer: { meeting: id, answer } });
            }
          : undefined
      }
    />
  );
}
