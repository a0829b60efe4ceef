/** Whether this is a mail address, alone or in angle brackets after a name. */
export const isSender = (value: string): boolean =>
  /^([^<>\r\n@]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value.trim());
