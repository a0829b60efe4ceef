/** A part of the application that the server no longer has: a newer version was deployed. */
export class ChunkGone extends Error {
  override readonly name = 'ChunkGone';
}
