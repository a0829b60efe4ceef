export interface SignUpDraft {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly audience: 'fleet' | 'office';
}
