import { render } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { expect, it } from 'vitest';
import { themeSystem } from '../../../theme/system.ts';
import { FoldedSection } from './form-section.tsx';

function show(how: { isFilled: boolean; isWrong: boolean }) {
  const section = (now: typeof how) => (
    <ChakraProvider value={themeSystem()}>
      <FoldedSection title="More" summary="0 of 10" {...now}>
        fields
      </FoldedSection>
    </ChakraProvider>
  );
  const { rerender, container } = render(section(how));
  return {
    isOpen: () => container.querySelector('details')?.open,
    become: (now: typeof how) => rerender(section(now)),
  };
}

it('begins folded, and open when something in it is filled in', () => {
  expect(show({ isFilled: false, isWrong: false }).isOpen()).toBe(false);
  expect(show({ isFilled: true, isWrong: false }).isOpen()).toBe(true);
});

it('opens when something in it is wrong', () => {
  const { isOpen, become } = show({ isFilled: false, isWrong: false });
  become({ isFilled: false, isWrong: true });
  expect(isOpen()).toBe(true);
});
