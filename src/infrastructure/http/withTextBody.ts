import { isAxiosError } from 'axios';

/** Turns the Blob body of a failed file request into text, so that it can be read like any other refusal. */
export const withTextBody = async (error: unknown): Promise<unknown> => {
  if (isAxiosError(error) && error.response?.data instanceof Blob) {
    error.response.data = await error.response.data.text();
  }
  return error;
};
