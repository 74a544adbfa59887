import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { encodeQR } from 'qr';

interface QrShape {
  /** Width and height in modules, with the quiet zone around it. */
  size: number;
  /** Path of the dark modules, for an SVG of that size. */
  path: string;
}

/** ISO/IEC 18004 asks for four empty modules on each side. */
const border = 4;

/** A QR code as one path. It can be read with a quarter of it dirty or torn: posters hang outside. */
function qrShape(text: string): QrShape {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      // The border ends every run.
      const length = row.indexOf(false, x) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size: rows.length, path: runs.join('') };
}

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
