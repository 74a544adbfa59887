import { useMenuContext } from '@chakra-ui/react/menu';
import { useLayer } from '../lib/browser/layers.ts';

/** Lets Back close the menu that it is in. */
export function MenuLayer() {
  const { open, setOpen } = useMenuContext();
  useLayer(open, () => setOpen(false));
  return null;
}
