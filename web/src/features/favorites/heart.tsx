import { Heart as HeartIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';

/** A heart above a picture, full or empty. */
export function Heart({ full, ...props }: ComponentProps<typeof Button> & { full: boolean }) {
  return (
    <Button
      variant="outline"
      size="icon"
      minH="11"
      minW="11"
      boxShadow="card"
      borderColor="transparent"
      color={full ? 'fg.error' : 'fg'}
      _hover={{ color: 'fg.error' }}
      {...props}
    >
      <HeartIcon size={22} aria-hidden="true" {...(full && { fill: 'currentColor' })} />
    </Button>
  );
}
