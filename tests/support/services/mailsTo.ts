/** What running services have in their outbox for an address, latest first. */
export const mailsTo = async (address: string, email: string): Promise<readonly { subject: string; text: string }[]> =>
  (await fetch(`${address}/outbox.json?to=${email}`)).json();
