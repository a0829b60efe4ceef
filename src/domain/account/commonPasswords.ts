/** A hundred common passwords in lower case, so that most are caught before the request. The service knows more. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456789 12345678 password 1234567890 password1 iloveyou 11111111 sunshine princess football baseball superman
  1q2w3e4r 1qaz2wsx trustno1 qwertyuiop qwerty123 q1w2e3r4 abcd1234 12341234 88888888 00000000 987654321 123123123
  87654321 66666666 asdfghjkl 147258369 789456123 zaq12wsx computer michelle jennifer internet starwars whatever
  samantha corvette mercedes maverick midnight victoria cocacola bigdaddy swordfish liverpool chocolate butterfly
  jonathan nicholas welcome1 passw0rd p@ssw0rd asdfasdf password123 password12 1234qwer qwer1234 asdf1234 aa123456
  12344321 11223344 1q2w3e4r5t q1w2e3r4t5 1qazxsw2 qazwsxedc zxcvbnm123 letmein1 jordan23 startrek changeme test1234
  999999999 111111111 dolphins 55555555 99999999 12121212 0123456789 0987654321 iloveyou1 elephant sunshine1 football1
  baseball1 superman1 metallica spiderman charlie1 qwertyui asdfghjk mountain 1qaz2wsx3edc qweasdzxc asdasdasd
  benjamin 12qwaszx password2 iloveyou2 december`.split(/\s+/),
);
