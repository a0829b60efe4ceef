/** A chunk the server no longer has because a newer version was deployed. */
export class ChunkGone extends Error {
  override readonly name = 'ChunkGone';
}
