/** The fixed texts of the seed's error catalogue (seed §5, §8). */
export const failureTexts = {
  dialogTitle: 'Oops...',
  dialogWithoutLines: 'Error occurred',
  unknown: 'Something unusual happened!',
  downloadFailed: 'An error sorry',
  emptyFields: 'No fields must be empty',
  nestedException: 'Bad Request',
} as const;
