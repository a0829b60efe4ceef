export interface Account {
  readonly email: string;
  readonly password: string;
}
