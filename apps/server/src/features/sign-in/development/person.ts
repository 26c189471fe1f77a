/** Who somebody says to be. */
export interface DevelopmentPerson {
  readonly name: string;
  readonly email: string;
}
