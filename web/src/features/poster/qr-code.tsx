import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { qrShape } from './qr-shape.ts';

interface QrCodeProps extends HTMLChakraProps<'svg'> {
  text: string;
  /** For screen readers. */
  label: string;
}

/** A QR code, dark on white also where the site is dark: many cameras read nothing else. */
export function QrCode({ text, label, ...props }: QrCodeProps) {
  const { size, path } = useMemo(() => qrShape(text), [text]);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...props}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </chakra.svg>
  );
}
