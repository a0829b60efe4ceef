import { mailsTo } from './mailsTo.ts';

/** The code in the newest mail to an address. */
export const codeTo = async (address: string, count = 1): Promise<string> => {
  const [newest] = await mailsTo(address, count);
  return /^\d{6}$/m.exec(newest?.text ?? '')?.[0] ?? '';
};
