/** Holds nothing itself: it carries the container of a shipper who asks for a chassis. */
const bare = 'container_chassis';

/** Whether a body may carry the goods: one that the shipper asks for, or where none is asked for, any that holds goods itself. */
export const mayCarry = (body: string, asked: readonly string[]): boolean =>
  asked.length === 0 ? body !== bare : asked.includes(body);
