import { Box } from '@chakra-ui/react/box';
import { useId, type ReactNode } from 'react';

interface FieldIds {
  control: string;
  help: string;
  error: string;
  /** For `aria-describedby` of the control. */
  describedBy: string | undefined;
}

/** Names that tie a control to its label, its help and its error. */
export function useFieldIds(said: { help?: unknown; error?: unknown }): FieldIds {
  const control = useId();
  const help = `${control}-help`;
  const error = `${control}-error`;
  const describedBy = said.error !== undefined ? error : said.help !== undefined ? help : undefined;
  return { control, help, error, describedBy };
}

interface FieldFrameProps {
  label: ReactNode;
  ids: FieldIds;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Set where the label names a group instead of one control. */
  labelId?: string;
  children: ReactNode;
}

/** Label above, one line below: help, and in its place the error. Room for it is always kept, so that nothing jumps. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, ids, help, error, required = false, labelId, children } = props;
  return (
    <Box display="flex" flexDirection="column" minW="0">
      <Box asChild fontSize="sm" fontWeight="medium" mb="1.5">
        {labelId === undefined ? (
          <label htmlFor={ids.control}>
            {label}
            {required && <RequiredMark />}
          </label>
        ) : (
          <span id={labelId}>
            {label}
            {required && <RequiredMark />}
          </span>
        )}
      </Box>
      {children}
      <FieldWords ids={ids} help={help} error={error} />
    </Box>
  );
}

/** Help and error in one place: as high as the higher of the two, and one line at least. */
export function FieldWords({ ids, help, error }: Pick<FieldFrameProps, 'ids' | 'help' | 'error'>) {
  return (
    <Box display="grid" mt="1" minH="1.4rem" fontSize="xs" lineHeight="1.4rem">
      {help !== undefined && (
        <Box
          as="p"
          id={ids.help}
          gridArea="1 / 1"
          color="fg.muted"
          visibility={error === undefined ? 'visible' : 'hidden'}
        >
          {help}
        </Box>
      )}
      {error !== undefined && (
        <Box as="p" id={ids.error} role="alert" gridArea="1 / 1" color="fg.error">
          {error}
        </Box>
      )}
    </Box>
  );
}

function RequiredMark() {
  return (
    <Box as="span" aria-hidden="true" color="fg.error" ms="1">
      *
    </Box>
  );
}
