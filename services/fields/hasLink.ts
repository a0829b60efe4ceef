/**
 * What mail programs turn into a link: a scheme, `www.`, or a name with a dot and an ending, in small letters or wholly in capitals.
 * Common endings count in any mix of them. A missing space between sentences (`tomorrow.Please call`) is none.
 */
const links = [
  /:\/\/|\bwww\./iu,
  /[\p{L}\p{N}]\.[\p{Ll}\p{Lo}]{2}/u,
  /(?<![\p{L}\p{N}])[\p{Lu}\p{N}-]*[\p{Lu}\p{N}]\.\p{Lu}{2,}(?!\p{L})/u,
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|io|eu|uk|ru|cn)(?![\p{L}\p{N}])/iu,
];

/** Whether text holds a web or email address, in whatever width it is written and with whatever dot domain names may have. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return links.some((link) => link.test(plain));
}
