CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A text as `searchText` of the domain makes it, but for Chinese characters, which stay as they are: apostrophes and hyphens are one each, marks
-- without width, accents and case are gone, letters that no accent makes are plain ones. ASCII has only its case to lose. Indexes hold its
-- result: what changes it has to build those anew.
CREATE FUNCTION folded_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(value) = char_length(value) THEN lower(translate(value, '`', ''''))
	ELSE replace(replace(replace(translate(lower(regexp_replace(normalize(translate(value,
		U&'\2019\2018\02BC\00B4`\2010\2011\2012\2013\2014\2015\2043\2212\FE58\FE63\00AD\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\FEFF',
		'''''''''''----------'), NFKD),
		U&'[\0300-\036F]', '', 'g')), 'øđłı“”', 'odli""'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END;
