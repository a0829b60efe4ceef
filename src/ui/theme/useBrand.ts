import { useContext } from 'react';
import type { Brand } from '../../domain/brand/Brand.ts';
import { BrandContext } from './BrandContext.ts';

export const useBrand = (): Brand => useContext(BrandContext);
