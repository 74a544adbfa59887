/**
 * An error whose message tells the person at the keyboard all there is to know: a missing program, a
 * taken port, code that does not build. Commands print it as it is, without a stack, and exit with 1.
 */
export class PlainProblem extends Error {
  override name = 'PlainProblem';
}
