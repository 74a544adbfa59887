/**
 * An error that the developer can fix, such as a missing program, a taken port or code that does not
 * build. Commands print only its message, without a stack, and exit with 1.
 */
export class PlainProblem extends Error {
  override name = 'PlainProblem';
}
