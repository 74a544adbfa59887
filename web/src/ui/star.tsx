import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Path of the eight-pointed star of Iraqi tilework, in a box of 32. */
const starPath =
  'M16 0 20.7 4.7H27.3V11.3L32 16 27.3 20.7V27.3H20.7L16 32 11.3 27.3H4.7V20.7L0 16 4.7 11.3V4.7H11.3Z';

export const starViewBox = '0 0 32 32';

/** The logo. */
export function StarMark(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox={starViewBox} aria-hidden="true" width="8" height="8" {...props}>
      <StarDrawing />
    </chakra.svg>
  );
}

/** Pattern of stars and crosses as on old tiles; a decorative background. */
export function StarPattern({ id, ...props }: HTMLChakraProps<'svg'> & { id: string }) {
  return (
    <chakra.svg
      aria-hidden="true"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      pointerEvents="none"
      {...props}
    >
      <StarPatternDrawing id={id} />
    </chakra.svg>
  );
}

/** What the logo shows, for an `svg` of `starViewBox`. */
export function StarDrawing() {
  return (
    <>
      <path fill="currentColor" d={starPath} />
      <g transform="translate(5.6 5.6) scale(0.65)">
        <path fill="none" stroke="#E3A878" strokeWidth="2.4" d={starPath} />
      </g>
      <circle cx="16" cy="16" r="3" fill="#F8F2E6" />
    </>
  );
}

/** What the pattern shows, for an `svg` of any size. `id`: of no other element of the page. */
export function StarPatternDrawing({ id }: { id: string }) {
  return (
    <>
      <defs>
        <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <g transform="translate(8 8) scale(1.5)">
              <path d={starPath} />
            </g>
            <g transform="translate(20 20) scale(0.75)">
              <path d={starPath} />
            </g>
            <path d="M0 32H8M56 32H64M32 0V8M32 56V64" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
