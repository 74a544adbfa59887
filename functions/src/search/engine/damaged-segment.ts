/** The bytes are incomplete, changed, or packed by another version of the code. */
export class DamagedSegment extends Error {
  override readonly name = 'DamagedSegment';
}
