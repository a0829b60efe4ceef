import { isAxiosError } from 'axios';

/** What a call threw, with the refusal of a file as the text it is, so that it can be read like any other. */
export const withTextBody = async (error: unknown): Promise<unknown> => {
  if (isAxiosError(error) && error.response?.data instanceof Blob) {
    error.response.data = await error.response.data.text();
  }
  return error;
};
