import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Tick, type Choice } from './choice-field.tsx';
import { FieldMessage, useFieldIds } from './form-field.tsx';
import type { FieldProps } from './text-field.tsx';

interface RadioFieldProps extends FieldProps {
  name: string;
  value: string;
  choices: readonly Choice[];
  /** One below the other on every screen: for many choices. */
  isStacked?: boolean;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

/** One of a few choices that are all in sight, each as large as the others. */
export function RadioField(props: RadioFieldProps) {
  const { label, help, error, required, name, value, choices, onChange, onBlur } = props;
  const { isStacked = false } = props;
  const ids = useFieldIds({ help, error });
  return (
    <Box
      as="fieldset"
      minW="0"
      role="radiogroup"
      aria-describedby={ids.describedBy}
      aria-required={required}
    >
      <Box as="legend" fontSize="sm" fontWeight="medium" mb="1.5">
        {label}
        {required === true && (
          <Box as="span" aria-hidden="true" color="fg.error" ms="1">
            *
          </Box>
        )}
      </Box>
      <Grid
        templateColumns={{
          base: '1fr',
          ...(!isStacked && { sm: `repeat(${choices.length}, minmax(0, 1fr))` }),
        }}
        gap={{ base: '2', ...(!isStacked && { sm: '3' }) }}
      >
        {choices.map((choice, index) => (
          <Box key={choice.value} asChild {...box} {...(error !== undefined && wrong)}>
            <label>
              <Tick
                type="radio"
                name={name}
                value={choice.value}
                checked={value === choice.value}
                onChange={onChange}
                onBlur={onBlur}
                // Where the focus goes when nothing was chosen: a group takes none.
                {...(index === 0 && error !== undefined && { 'data-wrong': '' })}
              />
              <span>{choice.label}</span>
            </label>
          </Box>
        ))}
      </Grid>
      <FieldMessage ids={ids} help={help} error={error} />
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '11',
  px: '3',
  py: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { borderColor: 'fg.brand' },
} as const;

const wrong = { borderColor: 'fg.error' } as const;
