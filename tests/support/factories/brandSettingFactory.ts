import { Factory } from 'fishery';
import type { BrandSetting } from '../../../src/domain/brand/BrandSetting.ts';

export const brandSettingFactory = Factory.define<BrandSetting>(() => ({
  primaryColor: '#51C21C',
  primaryTextColor: '#0A0A0A',
  sidebarFromColor: '#14301F',
  sidebarToColor: '#0A0A0A',
  btnBorderRadius: '999px',
  imageContextPath: 'brands/green',
  topBarColor: '#FFFFFF',
}));
