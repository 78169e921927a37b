CREATE TABLE "catalogue_changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "catalogue_changes_xid" ON "catalogue_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "catalogue_changes_at" ON "catalogue_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "products_codes" ON "products" USING gin (string_to_array("code_key", ' '));--> statement-breakpoint
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (subject) SELECT 'product:' || id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (subject) SELECT DISTINCT 'product:' || product_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (subject) SELECT DISTINCT 'list:' || list_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (subject) SELECT 'names' FROM changed LIMIT 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	noted text;
	noting text;
BEGIN
	FOR noted, noting IN VALUES
		('products', 'note_changed_products'),
		('stock', 'note_changed_stock'),
		('list_items', 'note_changed_lists'),
		('brands', 'note_changed_names'),
		('categories', 'note_changed_names'),
		('colors', 'note_changed_names'),
		('warehouses', 'note_changed_names')
	LOOP
		EXECUTE format('CREATE TRIGGER noted_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted, noting);
		EXECUTE format('CREATE TRIGGER noted_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted, noting);
		EXECUTE format('CREATE TRIGGER noted_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()', noted, noting);
	END LOOP;
END $$;
