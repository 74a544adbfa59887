import { Box } from '@chakra-ui/react/box';
import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface FieldMessages {
  help?: ReactNode;
  /** In words; shown and read instead of `help`, as it often says the same. */
  error?: string | undefined;
}

/** Ids that connect a control to its help and error. */
export function useFieldIds({ help, error }: FieldMessages) {
  const control = useId();
  const ids = { control, help: `${control}-help`, error: `${control}-error` };
  const helpId = help === undefined ? undefined : ids.help;
  return { ...ids, describedBy: error === undefined ? helpId : ids.error };
}

/** Attributes that connect a control to its label, help and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
}

interface FormFieldProps extends FieldMessages, Omit<FlexProps, 'children'> {
  label: ReactNode;
  /** Marks the label and says so to screen readers; who refuses an empty field is the form. */
  required?: boolean | undefined;
  /** Set where the label names a group instead of one control. */
  labelId?: string;
  /** Leaves no room for help and errors. */
  plain?: boolean;
  /** Below help and error: what mends the value. */
  action?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A field of a form: label above, help or error below. The line below always has its height, so that nothing jumps. */
export function FormField(props: FormFieldProps) {
  const { label, help, error, required, labelId, plain = false, action, children, ...rest } = props;
  const ids = useFieldIds({ help, error });
  const content = (
    <>
      {label}
      {required === true && (
        <Box as="span" aria-hidden="true" color="fg.error" ms="1">
          *
        </Box>
      )}
    </>
  );
  return (
    <Flex direction="column" minW="0" {...rest}>
      <Box asChild fontSize="sm" fontWeight="medium" mb="1.5">
        {labelId === undefined ? (
          <label htmlFor={ids.control}>{content}</label>
        ) : (
          <span id={labelId}>{content}</span>
        )}
      </Box>
      {children({
        id: ids.control,
        'aria-describedby': ids.describedBy,
        'aria-invalid': error !== undefined,
        'aria-required': required,
      })}
      {!plain && <FieldMessage ids={ids} help={help} error={error} />}
      {action}
    </Flex>
  );
}

interface FieldMessageProps extends FieldMessages {
  ids: ReturnType<typeof useFieldIds>;
}

/**
 * Announces an error while its field has the focus, as somebody types. After a form was sent, the first wrong field
 * takes the focus and names its error itself. The others are announced when they get the focus.
 */
function SpokenError({ control, error = '' }: { control: string; error?: string | undefined }) {
  const region = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isHere = document.activeElement?.id === control;
    if (region.current) region.current.textContent = isHere ? error : '';
  }, [control, error]);
  return <VisuallyHidden ref={region} aria-live="polite" />;
}

/**
 * Help and error in one grid cell: as high as the taller one, at least one line. An empty line for an error belongs to
 * the gap below; help keeps its distance, so that it belongs to its own field.
 */
export function FieldMessage({ ids, help, error }: FieldMessageProps) {
  return (
    <Grid
      mt="1"
      mb={help === undefined ? '-2.5' : '2'}
      minH="1.4rem"
      fontSize="xs"
      lineHeight="1.4rem"
    >
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
        <Box as="p" id={ids.error} gridArea="1 / 1" color="fg.error">
          {error}
        </Box>
      )}
      <SpokenError control={ids.control} error={error} />
    </Grid>
  );
}
