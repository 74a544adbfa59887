import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const buttonRecipe = defineRecipe({
  className: 'q-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    cursor: 'pointer',
    // Long labels break where they must: translations and large text make them longer than planned.
    textAlign: 'center',
    py: '1.5',
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed', transform: 'none' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: {
        bg: 'action',
        color: 'action.text',
        _hover: { bg: 'action.hover' },
        // Systems with their own colours drop grounds: the main action stays the one that is filled.
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          bg: 'ButtonText',
          color: 'ButtonFace',
          borderColor: 'ButtonText',
        },
      },
      danger: { bg: 'fg.error', color: 'bg.panel', _hover: { opacity: 0.9 } },
      accent: { bg: 'copper.600', color: 'white', _hover: { bg: 'copper.800' } },
      outlineOnBrand: {
        bg: 'transparent',
        color: 'ivory.50',
        borderWidth: '1px',
        borderColor: 'currentColor',
        _hover: { bg: 'rgb(255 255 255 / 12%)' },
      },
      onBrand: { bg: 'ivory.50', color: 'teal.700', _hover: { bg: 'white' } },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.control',
        _hover: { borderColor: 'fg.brand', color: 'fg.brand' },
      },
      ghost: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.muted' } },
    },
    size: {
      sm: { minH: '11', px: '3', fontSize: 'sm' },
      md: { minH: '11', px: '5', fontSize: 'sm' },
      lg: { minH: '12', px: '7', fontSize: 'md' },
      icon: { minH: '11', minW: '11', p: '0', borderRadius: 'full' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** An outlined button as styles, for a list whose links have their looks of one rule (decision 60). */
export const outlinedButton = {
  ...buttonRecipe.base,
  ...buttonRecipe.variants?.variant.outline,
  ...buttonRecipe.variants?.size.sm,
};

const ButtonLook = chakra('button', buttonRecipe);

/** The one button; `asChild` gives a link the same look. */
export function Button(props: ComponentProps<typeof ButtonLook>) {
  return <ButtonLook {...(props.asChild !== true && { type: 'button' })} {...props} />;
}

const Spinner = chakra('span', {
  base: {
    boxSize: '4',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
});

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** While true, pressing does nothing; the button keeps its focus. */
  isWorking: boolean;
  /** Label while working. */
  workingText: string;
}

const working = { 'aria-disabled': true, 'aria-busy': true } as const;

/**
 * Button for a form or a slow action. Its `type` is `submit` unless there is an `onClick`. The second press of a double
 * tap does nothing: by then another button may have taken its place.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { isWorking, workingText, onClick, children, ...rest } = props;
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      size="lg"
      {...(isWorking && { ...working, opacity: 0.75, cursor: 'progress' })}
      {...(onClick !== undefined && {
        onClick: (event) => {
          if (!isWorking && event.detail < 2) onClick(event);
        },
      })}
      {...rest}
    >
      {isWorking && <Spinner aria-hidden="true" />}
      {isWorking ? workingText : children}
    </Button>
  );
}
