/** An address, which breaks before its host where it is too long for its column. */
export const EmailLine = ({ email }: { readonly email: string }) => {
  const [name = '', host = ''] = email.split(/(?=@)/);
  return (
    <span>
      {name}
      <wbr />
      {host}
    </span>
  );
};
