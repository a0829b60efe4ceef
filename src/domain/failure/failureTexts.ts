/** The fixed sentences and the delay of the error catalogue (seed §8, §9). */
export const failureTexts = {
  dialogTitle: 'Oops...',
  dialogWithoutLines: 'Error occurred',
  unknown: 'Something unusual happened!',
  downloadFailed: 'An error sorry',
  emptyFields: 'No fields must be empty',
  nestedException: 'Bad Request',
} as const;
