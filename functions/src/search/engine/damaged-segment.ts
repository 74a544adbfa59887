/** Bytes that are not, or not all of, what packing once made, or that another version of it made. */
export class DamagedSegment extends Error {
  override readonly name = 'DamagedSegment';
}
