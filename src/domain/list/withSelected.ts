/** A list's query with another record selected, or with none. */
export const withSelected = (query: string, id: string | undefined): string => {
  const params = new URLSearchParams(query);
  params.delete('sel');
  if (id !== undefined) params.set('sel', id);
  return params.toString();
};
